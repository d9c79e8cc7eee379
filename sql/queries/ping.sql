select true as up
